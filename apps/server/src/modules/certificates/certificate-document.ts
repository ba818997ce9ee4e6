import type { Certificate } from '@stoa/api/schema';
import { renderSVG } from 'uqr';
import { directionOf, toIntlTag, toTag, type Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { typeset } from '../../platform/pdf/typeset.ts';
import { CERTIFICATE_MESSAGES } from './certificate-messages.ts';
import { groupedCode } from './code.ts';

/** A4 across, framed in the school’s colour; long names get smaller until they fit. */
const SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let accent = rgb(d.color)
#let faint = rgb("#5b5b66")
#set document(title: d.title, author: d.school)
#set page(paper: "a4", flipped: true, margin: (x: 26mm, y: 22mm), background: {
  place(center + horizon, rect(width: 100% - 18mm, height: 100% - 18mm, stroke: 1.2pt + accent))
  place(center + horizon, rect(width: 100% - 22mm, height: 100% - 22mm, stroke: 0.4pt + accent))
})
#set text(font: d.families, fallback: false, size: 12pt, fill: rgb("#1d1d26"), lang: d.lang, dir: if d.dir == "rtl" { rtl } else { ltr })
#set par(leading: 0.6em)
#let label(it) = text(size: 10pt, fill: faint, it)
#let fit(it, size, least) = layout(area => {
  let s = size
  while s > least and measure(text(size: s, weight: 700, it), width: area.width).height > s * 1.6 { s = s - 1pt }
  text(size: s, weight: 700, it)
})
#align(center, {
  v(8mm)
  text(size: 13pt, weight: 700, fill: accent, d.school)
  v(10mm)
  text(fill: accent, fit(d.title, 32pt, 18pt))
  v(14mm)
  label(d.awardedTo)
  v(1mm)
  fit(d.holder, 28pt, 14pt)
  v(9mm)
  label(d.forWhat)
  v(1mm)
  fit(d.subject, 19pt, 12pt)
})
#v(1fr)
#grid(columns: (1fr, 1fr, auto), gutter: 10mm, align: bottom,
  [#label(d.issued) \\ #text(weight: 700, d.day)],
  if d.signatory == "" and d.role == "" [] else [#text(weight: 700, d.signatory) #v(-2mm) #line(length: 100%, stroke: 0.5pt + faint) #v(-2mm) #label(d.role)],
  image(bytes(d.qr), format: "svg", width: 26mm),
)
#v(3mm)
#align(center, label[#d.number #sym.space #text(dir: ltr, fill: rgb("#1d1d26"), d.code) #h(6mm) #d.check #text(dir: ltr, fill: rgb("#1d1d26"), d.address)])
`;

/** A certificate as PDF, in a language, with the QR code by which it is checked. */
export function certificateDocument(
  certificate: Certificate,
  { language, messages, checkUrl }: { language: Language; messages: Messages; checkUrl: string },
): Promise<Uint8Array> {
  const say = (name: keyof typeof CERTIFICATE_MESSAGES) => messages.say(language, CERTIFICATE_MESSAGES[name]);
  const day = new Intl.DateTimeFormat(toIntlTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return typeset(
    SOURCE,
    {
      lang: toTag(language).split('-', 1)[0] as string,
      dir: directionOf(language),
      color: certificate.color,
      title: certificate.title,
      school: certificate.school.name,
      holder: certificate.holderName,
      subject: certificate.subjectTitle,
      signatory: certificate.signatoryName,
      role: certificate.signatoryRole,
      day: day.format(new Date(certificate.issuedAt)),
      code: groupedCode(certificate.code),
      address: checkUrl,
      qr: renderSVG(checkUrl, { ecc: 'M', border: 0 }),
      awardedTo: say('awardedTo'),
      forWhat: say(certificate.kind === 'class' ? 'completed' : 'passed'),
      issued: say('issued'),
      number: say('number'),
      check: say('check'),
    },
    language,
  );
}
