import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { clockTime } from '../video-player/clock-time.ts';
import { cueAt, findCues } from './find-cues.ts';
import type { Cue } from './parse-vtt.ts';
import * as styles from './transcript.css.ts';

export { parseVtt } from './parse-vtt.ts';
export type { Cue } from './parse-vtt.ts';

/** Props of `Transcript`. */
export interface TranscriptProps {
  /** What is said, in order; `parseVtt` makes it from a caption file. */
  cues: readonly Cue[];
  /** Where the video is. The spoken line is marked and kept in view. */
  currentSeconds: number;
  /** Brings the video to a line. */
  onSeek: (seconds: number) => void;
  /** Names the search field: "Search the transcript". */
  searchLabel: string;
  /** Says how many lines were found: "3 lines". */
  foundLabel: (count: number) => string;
  /** Language of the lines, such as `zh-CN`. */
  lang?: string;
}

/** What is said in a video: to be read, searched, and clicked to hear it. */
export function Transcript({ cues, currentSeconds, onSeek, searchLabel, foundLabel, lang }: TranscriptProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const list = useRef<HTMLOListElement>(null);
  const found = findCues(cues, wanted);
  const currentId = cueAt(cues, currentSeconds)?.id;

  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    // Somebody who reads elsewhere in the list, or searches, is not pulled away.
    if (!box || !line || wanted || box.matches(':hover, :focus-within')) return;
    box.scrollTo({ top: line.offsetTop - box.offsetTop - box.clientHeight / 3, behavior: 'smooth' });
  }, [currentId, wanted]);

  return (
    <div className={styles.root}>
      <label className={styles.search}>
        <Icon as={MagnifyingGlassIcon} size="sm" className={styles.lens} />
        <input
          type="search"
          dir="auto"
          className={styles.input}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span role="status" className={styles.found}>
          {wanted ? foundLabel(found.length) : ''}
        </span>
      </label>
      <ol role="list" ref={list} className={styles.list} lang={lang}>
        {found.map((cue) => (
          <li key={cue.id}>
            <button
              type="button"
              className={styles.line}
              aria-current={cue.id === currentId || undefined}
              onClick={() => onSeek(cue.startSeconds)}
            >
              <bdi className={styles.time}>{clockTime(cue.startSeconds)}</bdi>
              <bdi dir="auto">{cue.text}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
