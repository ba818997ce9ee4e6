import { describe, expect, it } from 'vitest';
import { Messages } from '../../i18n/messages.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { contrastWithWhite } from '../../platform/readable-color.ts';
import { layOutMail, type Letter } from './mail-layout.ts';

const messages = new Messages();
const SITE = { publicUrl: 'https://stoa.example' };
const HOSTILE = `</td></table><script>alert(1)</script>"onload='x' & {0} \u202Eevil\r\nBcc: a@b.example`;
const message = (text: string) => ({ id: text, message: text });
const letter = (more: Partial<Letter> = {}): Letter => ({
  language: 'en_US',
  school: {
    name: { en_US: HOSTILE },
    color: '#ffee00',
    logo_url: '/files/1/logo',
    default_language: 'en_US',
  },
  subject: { message: message('News of {school}'), values: { school: HOSTILE } },
  paragraphs: [{ message: message('{school} says {answer}'), values: { school: HOSTILE, answer: 'a\nb' } }],
  action: { label: message('Look'), url: 'https://stoa.example/x?a=1&b="2"' },
  ...more,
});
const htmlOf = (more?: Partial<Letter>) => layOutMail(messages, SITE, letter(more)).html as string;

describe('a mail', () => {
  it('keeps what people wrote out of its markup, its subject and its direction (TRUST 72)', () => {
    const { subject, html = '', senderName } = layOutMail(messages, SITE, letter());
    expect(subject).not.toMatch(/[\r\n]/);
    expect(senderName).toBe(HOSTILE);
    expect(html).not.toContain('<script');
    expect(html.match(/<\/table>/g)).toHaveLength(4);
    expect(html).toContain('<bdi>&lt;/td&gt;');
    expect(html).toContain('<bdi>a<br>b</bdi>');
    expect(html).toContain('href="https://stoa.example/x?a=1&amp;b=&quot;2&quot;"');
  });

  it('has one button, in a color on which white can be read, and the logo by its address', () => {
    const html = htmlOf();
    expect(html.match(/<a class="button"/g)).toHaveLength(1);
    const [, color = ''] = /bgcolor="(#[0-9a-f]{6})" style="border-radius:8px/.exec(html) ?? [];
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
    expect(html).toContain('<img src="https://stoa.example/files/1/logo"');
    // What mail programs do not show would be a broken picture.
    expect(
      htmlOf({ school: { name: {}, color: 'x', logo_url: '/media/a.svg', default_language: 'en_US' } }),
    ).not.toContain('<img');
  });

  it('leaves values alone that choose between words', () => {
    const said = {
      message: message('{when, select, day {{title} tomorrow} other {{title} soon}}'),
      values: { when: 'day', title: 'Wombats' },
    };
    expect(htmlOf({ paragraphs: [said] })).toContain('<bdi>Wombats</bdi> tomorrow');
  });

  it('isolates names in the plain text of a language that is written from the right', () => {
    const { text } = layOutMail(messages, SITE, letter({ language: 'ar_SA' }));
    expect(text).toContain(`\u2068${HOSTILE}\u2069`);
    expect(layOutMail(messages, SITE, letter()).text).not.toContain('\u2068');
  });

  it.each(LANGUAGES)('is in the language and direction of who reads it: %s', (language) => {
    const html = htmlOf({ language });
    expect(html).toContain(
      `<html lang="${language.replace('_', '-')}" dir="${language === 'ar_SA' ? 'rtl' : 'ltr'}">`,
    );
    expect(html).not.toMatch(/<(?:script|iframe|form|link)\b|javascript:/);
  });
});
