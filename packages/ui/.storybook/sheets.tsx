import type { ReactNode } from 'react';
import { isRTL } from 'react-aria-components/I18nProvider';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { Icon } from '../src/icon/icon.tsx';
import { UiProvider } from '../src/ui-provider/ui-provider.tsx';
import { storyLabels } from './labels.ts';
import { type StoryLocale, locales } from './locales.ts';
import { type Sample, hostileTexts, samples } from './samples.ts';
import * as styles from './sheets.css.ts';

export type { Sample } from './samples.ts';
export type { StoryLocale } from './locales.ts';

/** Words about a picture: English and left to right whatever the toolbar says. */
function Note({ children }: { children: ReactNode }) {
  return (
    <span lang="en-US" dir="ltr" className={styles.note}>
      {children}
    </span>
  );
}

/** Props of `StateSheet`. */
export interface StateSheetProps {
  /** Every state and variant, each under its name. */
  states: readonly { name: string; render: () => ReactNode }[];
  /** Columns where there is room for them; one on a phone. @default 2 */
  columns?: 1 | 2 | 3 | 4;
}

/** All states of a component in one picture. */
export function StateSheet({ states, columns = 2 }: StateSheetProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns[columns]}>
        {states.map(({ name, render }) => (
          <figure key={name} className={styles.cell} data-sheet-cell={name}>
            <figcaption>
              <Note>{name}</Note>
            </figcaption>
            {render()}
          </figure>
        ))}
      </div>
    </div>
  );
}

interface IslandProps {
  locale: StoryLocale;
  render: (sample: Sample, locale: StoryLocale) => ReactNode;
}

function Island({ locale, render }: IslandProps) {
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <UiProvider locale={locale} labels={storyLabels(locale)}>
      <figure
        className={styles.island}
        lang={locale}
        dir={isRTL(locale) ? 'rtl' : 'ltr'}
        data-sheet-cell={locale}
      >
        <figcaption className={styles.languageName}>{name}</figcaption>
        {render(samples[locale], locale)}
      </figure>
    </UiProvider>
  );
}

/** Props of `LocaleSheet` and `RtlBesideLtr`. */
export interface LocaleSheetProps {
  /** Draws the component with words of the language. */
  render: (sample: Sample, locale: StoryLocale) => ReactNode;
}

/** The component in each of the twelve languages, each with its own direction, words and faces. */
export function LocaleSheet({ render }: LocaleSheetProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns[3]}>
        {locales.map(({ code }) => (
          <Island key={code} locale={code} render={render} />
        ))}
      </div>
    </div>
  );
}

/** English beside Arabic: what has to mirror does, what must not does not. */
export function RtlBesideLtr({ render }: LocaleSheetProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns[2]}>
        <Island locale="en-US" render={render} />
        <Island locale="ar-SA" render={render} />
      </div>
    </div>
  );
}

/** Props of `StressSheet`. */
export interface StressSheetProps {
  render: (text: string, name: string) => ReactNode;
  /** Room for each. @default '18rem' */
  width?: string;
  /** Texts to leave out, for instance `empty` where a text is the component's only name. @default [] */
  omit?: readonly (keyof typeof hostileTexts)[];
}

/** The component with every text that breaks layouts. */
export function StressSheet({ render, width = '18rem', omit = [] }: StressSheetProps) {
  return (
    <div className={styles.flow}>
      {Object.entries(hostileTexts)
        .filter(([name]) => !(omit as readonly string[]).includes(name))
        .map(([name, text]) => (
          <figure
            key={name}
            className={styles.cell}
            style={{ inlineSize: `min(100%, ${width})` }}
            data-sheet-cell={name}
          >
            <figcaption>
              <Note>{name}</Note>
            </figcaption>
            {render(text, name)}
          </figure>
        ))}
    </div>
  );
}

/** An example with the sentence that explains it. */
export interface Advice {
  render: () => ReactNode;
  note: string;
}

/** Props of `DoDont`. */
export interface DoDontProps {
  does: readonly Advice[];
  donts: readonly Advice[];
}

function AdviceList({ kind, advice }: { kind: 'do' | 'dont'; advice: readonly Advice[] }) {
  return (
    <div className={styles.adviceList}>
      {advice.map(({ render, note }) => (
        <figure key={note} className={styles.advice[kind]}>
          <div className={styles.example}>{render()}</div>
          <figcaption className={styles.adviceNote} lang="en-US" dir="ltr">
            <Icon
              as={kind === 'do' ? CheckCircleIcon : XCircleIcon}
              weight="fill"
              label={kind === 'do' ? 'Do' : 'Don’t'}
              className={styles.adviceIcon[kind]}
            />
            <span>{note}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What to do with a component on one side, what not to do on the other. */
export function DoDont({ does, donts }: DoDontProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns[2]}>
        <AdviceList kind="do" advice={does} />
        <AdviceList kind="dont" advice={donts} />
      </div>
    </div>
  );
}

/** Props of `KeyboardMap`. */
export interface KeyboardMapProps {
  /** The keys, joined by `+` where they are pressed together, and what they do. */
  keys: readonly (readonly [keys: string, effect: string])[];
}

/** What each key does, shown beside the component. */
export function KeyboardMap({ keys }: KeyboardMapProps) {
  return (
    <table className={styles.keyboard} lang="en-US" dir="ltr">
      <tbody>
        {keys.map(([combination, effect]) => (
          <tr key={combination}>
            <th scope="row" className={styles.keys}>
              {combination.split('+').map((key) => (
                <kbd key={key} className={styles.key}>
                  {key.trim()}
                </kbd>
              ))}
            </th>
            <td className={styles.effect}>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Spread into the story named `Sheet`: its picture is compared, so nothing in it moves. */
export const sheetStory: { tags: string[]; parameters: Record<string, unknown> } = {
  tags: ['sheet'],
  parameters: { controls: { disable: true } },
};
