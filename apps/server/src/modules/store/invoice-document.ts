import type { Invoice } from '@stoa/api/schema';
import { directionOf, toIntlTag, toTag, type Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { typeset } from '../../platform/pdf/typeset.ts';
import { INVOICE_MESSAGES } from './invoice-messages.ts';

/** A4 upright; a long list goes on over pages. */
const SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let faint = rgb("#5b5b66")
#let thin = 0.5pt + rgb("#c9c9d2")
#set document(title: d.title, author: d.sellerName)
#set page(paper: "a4", margin: (x: 24mm, y: 24mm), numbering: "1 / 1")
#set text(font: d.families, fallback: false, size: 10.5pt, fill: rgb("#1d1d26"), lang: d.lang, dir: if d.dir == "rtl" { rtl } else { ltr })
#set par(leading: 0.65em)
#let label(it) = text(size: 9pt, fill: faint, it)
// What people wrote runs in its own direction, whatever that of the page is.
#let own(it) = {
  let first = it.match(regex("\\p{L}"))
  let turned = first != none and first.text.match(regex("[\\p{Arabic}\\p{Hebrew}]")) != none
  box({ set text(dir: if turned { rtl } else { ltr }); it })
}
#let lines(it) = it.split("\\n").map(own).join(linebreak())
#let party(title, name, rest) = {
  label(title)
  linebreak()
  text(weight: 700, own(name))
  if rest != "" { linebreak(); lines(rest) }
}
// Between Arabic words the digits before the dash would stand after those behind it.
#text(size: 20pt, weight: 700, d.title.split(d.number).map(it => [#it]).join(own(d.number)))
#v(8mm)
#grid(columns: (1fr, 1fr), gutter: 10mm,
  party(d.seller, d.sellerName, d.sellerRest),
  party(d.buyer, d.buyerName, d.buyerRest),
)
#v(8mm)
#grid(columns: (auto, 1fr), column-gutter: 8mm, row-gutter: 3mm,
  ..json(bytes(d.facts)).map(fact => (label(fact.at(0)), own(fact.at(1)))).flatten(),
)
#v(8mm)
#text(size: 13pt, weight: 700, d.listTitle)
#v(1mm)
#table(columns: (1fr, auto), stroke: (x: none, top: thin, bottom: none), inset: (x: 0pt, y: 3mm), align: (start, end),
  ..json(bytes(d.lines)).map(line => ([#own(line.at(0)) #linebreak() #label(line.at(1))], text(line.at(2)))).flatten(),
  ..json(bytes(d.sums)).map(sum => (text(fill: faint, sum.at(0)), text(fill: faint, sum.at(1)))).flatten(),
  text(weight: 700, d.total), text(size: 13pt, weight: 700, d.sum),
)
`;

/** Rates are hundredths of a percent. */
const WHOLE_RATE = 10_000;
/** What pages are counted with: fonts are cut down to the signs of the texts. */
const SIGNS = '0123456789/';

/**
 * An invoice or credit note as PDF, in a language. Days are those of UTC, as the years of its number are.
 */
export function invoiceDocument(
  invoice: Invoice,
  { language, messages }: { language: Language; messages: Messages },
): Promise<Uint8Array> {
  const { kind, number, seller, buyer, currency } = invoice;
  const tag = toIntlTag(language);
  const say = (name: keyof typeof INVOICE_MESSAGES, values?: Readonly<Record<string, unknown>>) =>
    messages.say(language, INVOICE_MESSAGES[name], values);
  const price = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = price.resolvedOptions().maximumFractionDigits ?? 2;
  // The direction is that of the page: marks of their own would ask for a font.
  const priceOf = (amount: number) => price.format(amount / 10 ** digits).replaceAll(/[\u200e\u200f]/g, '');
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const rateOf = (rate: number) => percent.format(rate / WHOLE_RATE).replaceAll(/[\u200e\u200f]/g, '');
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (instant: string) => day.format(new Date(instant));
  const restOf = ({ address, taxNumber }: Invoice['buyer']) =>
    [address, taxNumber && say('taxNumber', { taxNumber })].filter(Boolean).join('\n');
  const count = new Intl.NumberFormat(tag);
  return typeset(
    SOURCE,
    {
      lang: toTag(language).split('-', 1)[0] as string,
      dir: directionOf(language),
      signs: SIGNS,
      title: say('title', { name: say(kind), number }),
      number,
      seller: say('seller'),
      sellerName: seller.name,
      sellerRest: restOf(seller),
      buyer: say('buyer'),
      buyerName: buyer.name,
      buyerRest: restOf(buyer),
      facts: JSON.stringify([
        [say('issued'), dayOf(invoice.issuedAt)],
        [say('order'), invoice.reference],
        ...(kind === 'invoice' ? [[say('paid'), dayOf(invoice.paidAt)]] : []),
        ...(invoice.corrects ? [[say('corrects'), invoice.corrects]] : []),
        ...(invoice.reason ? [[say('reason'), invoice.reason]] : []),
      ]),
      listTitle: say(kind === 'invoice' ? 'ordered' : 'refunded'),
      lines: JSON.stringify(
        invoice.lines.map(({ title, amount, taxRate, seats }) => [
          title,
          [
            seats === undefined ? '' : say('seats', { count: seats, countText: count.format(seats) }),
            say('taxIn', { rate: rateOf(taxRate) }),
          ]
            .filter(Boolean)
            .join(' · '),
          priceOf(amount),
        ]),
      ),
      sums: JSON.stringify(
        invoice.rates.flatMap(({ taxRate, net, tax }) => {
          const rate = rateOf(taxRate);
          return [
            [say('netAt', { rate }), priceOf(net)],
            [say('taxAt', { rate }), priceOf(tax)],
          ];
        }),
      ),
      total: say('total'),
      sum: priceOf(invoice.total),
    },
    language,
  );
}
