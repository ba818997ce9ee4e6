import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import { Icon } from '../icon/icon.tsx';
import * as styles from './controls.css.ts';

/** Props of `Volume`. */
export interface VolumeProps {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  label: string;
  muteLabel: string;
  onToggle: () => void;
  onChange: (volume: number) => void;
}

/** Mute, and beside it the loudness. On touch the device's own keys do the latter. */
export function Volume({ volume, isMuted, label, muteLabel, onToggle, onChange }: VolumeProps) {
  const audible = isMuted ? 0 : volume;
  const icon = audible === 0 ? SpeakerXIcon : audible < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={styles.control}
        aria-label={muteLabel}
        title={muteLabel}
        onClick={onToggle}
      >
        <Icon as={icon} weight="fill" />
      </button>
      <input
        type="range"
        dir="ltr"
        className={styles.volumeInput}
        aria-label={label}
        aria-valuetext={`${Math.round(audible * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={audible}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
