import * as styles from './empty-state.css.ts';

const ARCHES = [12, 56, 100];

/** Why a place is empty. */
export type EmptyKind = 'nothing' | 'filtered' | 'locked';

/** Three arches: the sun has not risen yet, hides behind a blind, or stands behind a bar. Decoration. */
export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 144 96" aria-hidden="true" focusable="false">
      {ARCHES.map((x) => (
        <path key={x} className={styles.wall} d={`M${x} 84V44a16 16 0 0 1 32 0v40z`} />
      ))}
      {kind === 'nothing' ? <path className={styles.sun} d="M60 84a12 12 0 0 1 24 0z" /> : null}
      {kind === 'filtered' ? <path className={styles.accent} d="M56 44a16 16 0 0 1 32 0v22H56z" /> : null}
      {kind === 'locked' ? (
        <>
          <circle className={styles.sun} cx="72" cy="58" r="10" />
          <path className={styles.line} d="M62 30v54M72 28v56M82 30v54" />
        </>
      ) : null}
      {ARCHES.map((x) => (
        <path key={x} className={styles.line} d={`M${x} 84V44a16 16 0 0 1 32 0v40`} />
      ))}
      <path className={styles.line} d="M4 84h136M4 18h136M4 12h136" />
    </svg>
  );
}
