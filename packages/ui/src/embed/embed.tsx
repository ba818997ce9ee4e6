import { useState } from 'react';
import { PosterButton } from '../poster-button/poster-button.tsx';
import * as styles from './embed.css.ts';

export interface EmbedProps {
  /** Names the frame for screen readers. */
  title: string;
  /** What the frame loads. Whoever gives it has made sure that the site may be framed. */
  src: string;
  /** Name of the button: "Play: A look around". */
  openLabel: string;
  posterSrc?: string | null;
  /** Whether it plays, or opens in its place. @default 'play' */
  sign?: 'play' | 'open';
  /** Width by height. @default 16 / 9 */
  ratio?: number;
}

const WIDE = 16 / 9;
/** It runs scripts of its own site; it leads nobody away, and reaches nothing of this one. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';
const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A page of another site in a frame. Nothing of it is loaded, and the site learns of nobody, before the button is pressed. */
export function Embed({ title, src, openLabel, posterSrc, sign, ratio = WIDE }: EmbedProps) {
  const [opened, setOpened] = useState<string>();
  // Another address has to be asked for anew.
  return opened === src ? (
    <iframe
      ref={takeFocus}
      title={title}
      src={src}
      sandbox={SANDBOX}
      allow={FEATURES}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.frame}
      style={{ aspectRatio: ratio }}
    />
  ) : (
    <PosterButton
      label={openLabel}
      posterSrc={posterSrc}
      sign={sign}
      ratio={ratio}
      onPress={() => setOpened(src)}
    />
  );
}

/** The button that had the focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();
