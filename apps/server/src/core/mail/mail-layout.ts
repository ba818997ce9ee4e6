import type { MessageDescriptor } from '@lingui/core';
import type { Mail } from '../../platform/messenger.ts';
import type { Translations } from '../../database/tables.ts';
import { directionOf, toTag, type Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Messages } from '../../i18n/messages.ts';
import { escapeHtml } from '../../platform/markup.ts';
import { readableColor } from '../../platform/readable-color.ts';

/** A sentence of a mail; what people wrote comes as its values. */
export interface Said {
  message: MessageDescriptor;
  values?: Readonly<Record<string, unknown>>;
}

/** The school that a mail is sent for, as the database has it. */
export interface MailSchool {
  name: Translations;
  color: string;
  logo_url: string;
  default_language: Language;
}

/** What a mail says; how it looks is the same for all. */
export interface Letter {
  /** The reader's. */
  language: Language;
  /** Left out: it comes from the platform. */
  school?: MailSchool | undefined;
  subject: Said;
  /** Each a paragraph of its own. */
  paragraphs: readonly Said[];
  /** A code to be read and typed. */
  code?: string;
  /** The one thing to do; an absolute address. */
  action?: { label: MessageDescriptor; url: string };
  /** Under all of it, small. */
  notes?: readonly Said[];
  /** A way out, under the notes. */
  leave?: { label: MessageDescriptor; url: string };
}

const PLATFORM = { name: 'Stoa', color: '#1d5a8c' };
/** Around a value while a sentence is made, so that it can be told from the sentence. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKS = /[\uE000\uE001]/gu;
/** First strong isolate and its end: as `bdi`, for plain text. */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
const CONTROLS = /\p{Cc}+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const FONTS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
/** Formats that mail programs do not show. */
const NOT_SHOWN = /\.svg(?:$|\?)/i;

/**
 * Lays a mail out, as plain text and as HTML: one table, which mail programs read, in the school's color. What people
 * wrote is escaped and cannot turn the direction of what stands beside it.
 */
export function layOutMail(
  messages: Pick<Messages, 'say'>,
  { publicUrl }: { publicUrl: string },
  letter: Letter,
): Omit<Mail, 'to'> {
  const { language, school, code, action, leave } = letter;
  const say = ({ message, values }: Said) => messages.say(language, message, values);
  const marked = (said: Said) =>
    withMarks((values) => say({ message: said.message, values }), said.values ?? {});
  const inText = (said: Said) => isolated(marked(said), language);
  const inHtml = (said: Said) =>
    escapeHtml(marked(said)).replaceAll(OPEN, '<bdi>').replaceAll(CLOSE, '</bdi>').replaceAll('\n', '<br>');
  const label = (link: { label: MessageDescriptor }) => messages.say(language, link.label);
  const subject = say(letter.subject).replaceAll(CONTROLS, ' ');
  const name = school ? textIn(school.name, language, school.default_language) : PLATFORM.name;

  const text = [
    ...letter.paragraphs.map(inText),
    ...(action ? [`${label(action)}\n${action.url}`] : []),
    ...(letter.notes ?? []).map(inText),
    ...(leave ? [`${label(leave)}\n${leave.url}`] : []),
  ].join('\n\n');

  const dir = directionOf(language);
  const color = readableColor(school?.color ?? PLATFORM.color);
  const logo =
    school?.logo_url && !NOT_SHOWN.test(school.logo_url)
      ? new URL(school.logo_url, publicUrl).href
      : undefined;
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const small = 'font-size:13px;line-height:20px;color:#5b5b66';
  const parts = [
    ...letter.paragraphs.map((said) => paragraph(inHtml(said))),
    ...(code === undefined
      ? []
      : [
          `<p class="soft" dir="ltr" style="margin:8px 0 24px;padding:16px;border-radius:8px;background:#f1f1f4;font-size:30px;line-height:36px;font-weight:700;letter-spacing:4px;text-align:center">${escapeHtml(code)}</p>`,
        ]),
    ...(action
      ? [
          // A cell with its color: Outlook gives links none.
          `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${color}" style="border-radius:8px;background:${color}"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(label(action))}</a></td></tr></table>`,
          `<p class="faint" dir="ltr" style="margin:0 0 16px;${small};word-break:break-all;text-align:${dir === 'rtl' ? 'right' : 'left'}">${escapeHtml(action.url)}</p>`,
        ]
      : []),
    ...(letter.notes ?? []).map(
      (said) => `<p class="faint" style="margin:0 0 16px;${small}">${inHtml(said)}</p>`,
    ),
    ...(leave
      ? [
          `<p style="margin:0;${small}"><a class="faint" href="${escapeHtml(leave.url)}" style="color:#5b5b66;text-decoration:underline">${escapeHtml(label(leave))}</a></p>`,
        ]
      : []),
  ];
  const html = `<!doctype html>
<html lang="${toTag(language)}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#17171c!important}.sheet{background:#232329!important;color:#f2f2f5!important}.soft{background:#33333c!important;color:#f2f2f5!important}.faint{color:#b9b9c4!important}.name{color:#f2f2f5!important}a.button{color:#ffffff!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f4f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" bgcolor="#f4f4f6" style="background:#f4f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:560px;border-radius:12px;border-top:6px solid ${color};background:#ffffff;color:#1d1d26;font-family:${FONTS};font-size:16px;line-height:24px;text-align:${dir === 'rtl' ? 'right' : 'left'}">
<tr><td style="padding:28px 28px 4px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${
    logo
      ? `<td style="padding-inline-end:12px"><img src="${escapeHtml(logo)}" width="40" height="40" alt="" style="display:block;border-radius:8px"></td>`
      : ''
  }<td class="name" style="font-size:18px;font-weight:700"><bdi>${escapeHtml(name)}</bdi></td></tr></table></td></tr>
<tr><td style="padding:16px 28px 24px;overflow-wrap:anywhere">
${parts.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`;
  return { subject, text, html, ...(school ? { senderName: name } : {}) };
}

/** A sentence with marks around those values that only stand in it; what chooses between words stays as it is. */
function withMarks(
  say: (values: Readonly<Record<string, unknown>>) => string,
  given: Readonly<Record<string, unknown>>,
): string {
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(MARKS, '') : value,
    ]),
  );
  const plain = say(values);
  const isPlain = (text: string) => text.replaceAll(MARKS, '') === plain;
  const marked = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || value === '') continue;
    if (isPlain(say({ ...values, [name]: `${OPEN}${value}${CLOSE}` })))
      marked[name] = `${OPEN}${value}${CLOSE}`;
  }
  return say(marked);
}

/** Plain text keeps its signs alone where no direction could be turned. */
function isolated(text: string, language: Language): string {
  const plain = text.replaceAll(MARKS, '');
  return directionOf(language) === 'rtl' || RIGHT_TO_LEFT.test(plain)
    ? text.replaceAll(OPEN, ISOLATE).replaceAll(CLOSE, END_ISOLATE)
    : plain;
}
