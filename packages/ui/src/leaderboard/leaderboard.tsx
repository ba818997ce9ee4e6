import { Link } from 'react-aria-components/Link';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../internal/cx.ts';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './leaderboard.css.ts';

/** One person of a ranking. */
export interface LeaderboardEntry {
  id: string;
  /** Place from 1; equal points share one. */
  rank: number;
  name: string;
  avatarSrc?: string | null;
  /** Written out: "1,240". */
  points: string;
  /** A few words below the name. */
  detail?: string;
  href?: string;
  /** It is the reader. */
  isViewer?: boolean;
}

/** Props of `Leaderboard`. */
export interface LeaderboardProps {
  /** Names the list: "Points this week". */
  label: string;
  /** From the first place down. */
  entries: readonly LeaderboardEntry[];
  /** Says a place to screen readers: "Place 4". */
  rankLabel: (rank: number) => string;
  /** Unit after the points, for all rows: "points". */
  unit: string;
  /** The reader's own row where it is not among the entries. */
  viewer?: LeaderboardEntry;
  /** Writes a rank in the reader's digits. @default String */
  formatRank?: (rank: number) => string;
}

const PLACES = [1, 2, 3] as const;

/** A ranking. The first three stand on columns, the others in rows; the reader's own row is set off. */
export function Leaderboard({
  label,
  entries,
  rankLabel,
  unit,
  viewer,
  formatRank = String,
}: LeaderboardProps) {
  const isPodium = entries.length >= PLACES.length;
  const top = isPodium ? entries.slice(0, PLACES.length) : [];
  const rest = entries.slice(top.length);
  const row = (entry: LeaderboardEntry) => (
    <Row entry={entry} rankLabel={rankLabel} unit={unit} formatRank={formatRank} />
  );
  return (
    <div className={styles.root}>
      {isPodium ? (
        <ol role="list" aria-label={label} className={styles.podium}>
          {PLACES.map((place, index) => {
            const entry = top[index];
            return entry ? (
              <li key={entry.id} className={cx(styles.column, styles.order[place])}>
                <VisuallyHidden>{rankLabel(entry.rank)}</VisuallyHidden>
                <Avatar
                  name={entry.name}
                  src={entry.avatarSrc}
                  size={place === 1 ? 'xl' : 'lg'}
                  shape="arch"
                />
                <span className={styles.name}>
                  <Name entry={entry} className={styles.link} />
                </span>
                <span className={styles.points}>
                  {entry.points} {unit}
                </span>
                <span className={styles.place[place]} aria-hidden="true">
                  {formatRank(entry.rank)}
                </span>
              </li>
            ) : null;
          })}
        </ol>
      ) : null}
      {rest.length > 0 ? (
        <ol role="list" aria-label={label} className={styles.rows} start={top.length + 1}>
          {rest.map((entry) => (
            <li key={entry.id}>{row(entry)}</li>
          ))}
        </ol>
      ) : null}
      {viewer ? <div className={styles.own}>{row({ ...viewer, isViewer: true })}</div> : null}
    </div>
  );
}

type RowProps = Required<Pick<LeaderboardProps, 'rankLabel' | 'unit' | 'formatRank'>> & {
  entry: LeaderboardEntry;
};

function Row({ entry, rankLabel, unit, formatRank }: RowProps) {
  return (
    <div className={styles.row} data-viewer={entry.isViewer || undefined}>
      <span className={styles.rank}>
        <VisuallyHidden>{rankLabel(entry.rank)}</VisuallyHidden>
        <span aria-hidden="true">{formatRank(entry.rank)}</span>
      </span>
      <Avatar name={entry.name} src={entry.avatarSrc} />
      <span className={styles.who}>
        <span className={styles.rowName}>
          <Name entry={entry} className={styles.rowLink} />
        </span>
        {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
      </span>
      <span>
        <span className={styles.rowPoints}>{entry.points}</span> <span className={styles.points}>{unit}</span>
      </span>
    </div>
  );
}

function Name({ entry, className }: { entry: LeaderboardEntry; className: string }) {
  const name = <UserText>{entry.name}</UserText>;
  if (!entry.href) return name;
  return (
    <Link href={entry.href} className={className}>
      {name}
    </Link>
  );
}
