import { useId, type ReactNode } from 'react';
import * as styles from './bar-chart.css.ts';

/** One bar. */
export interface Bar {
  id: string;
  /** What it stands for, such as a day: said in the table. */
  label: string;
  /** Below the bar, where there is room for it. @default none */
  tick?: string;
  value: number;
  /** The value as people read it. */
  text: string;
}

/** Props of `BarChart`. */
export interface BarChartProps {
  /** Says what the figures are: "Visits a day". */
  title: ReactNode;
  /** One sentence on them, such as their sum. */
  summary?: ReactNode;
  /** Heads of the table: what the bars stand for, and what is counted. */
  heads: readonly [string, string];
  /** Opens and closes the table. */
  tableLabel: string;
  bars: readonly Bar[];
  /** @default 'primary' */
  tone?: 'primary' | 'accent' | 'ochre';
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Figures as bars, the largest as high as the drawing. The drawing is for the eye alone: the same figures stand in a
 * table that anybody can open.
 */
export function BarChart({
  title,
  summary,
  heads,
  tableLabel,
  bars,
  tone = 'primary',
  headingLevel = 2,
}: BarChartProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </figcaption>
      <div className={styles.drawing} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.id} className={styles.place} title={`${bar.label}: ${bar.text}`}>
            <div className={styles.tones[tone]} style={{ blockSize: `${(bar.value / largest) * 100}%` }} />
            <span className={styles.tick}>{bar.tick}</span>
          </div>
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.toggle}>{tableLabel}</summary>
        <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{heads[0]}</th>
                <th scope="col" className={styles.number}>
                  {heads[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.id}>
                  <th scope="row">{bar.label}</th>
                  <td className={styles.number}>{bar.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
