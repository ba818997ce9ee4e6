/** A caption file. */
export interface CaptionTrack {
  /** Address of the WebVTT file. */
  src: string;
  /** Language as in HTML: `zh-CN`. */
  lang: string;
  /** The language's name in itself: "中文". */
  name: string;
}

/** Part of a video with a name. */
export interface Chapter {
  startSeconds: number;
  title: string;
}

/** Where somebody is in a video. */
export interface VideoProgress {
  positionSeconds: number;
  /** 0 as long as it is not known. */
  durationSeconds: number;
  hasEnded: boolean;
}

/** What a page can make the player do. */
export interface VideoPlayerHandle {
  /** Goes to a time and plays on from there. */
  seekTo: (seconds: number) => void;
  play: () => void;
  pause: () => void;
}

/** Words of the player. */
export interface VideoPlayerLabels {
  seek: string;
  /** Position for screen readers: "1:05 of 8:20". */
  position: (current: string, total: string) => string;
  back: string;
  forward: string;
  mute: string;
  unmute: string;
  volume: string;
  captions: string;
  captionsOff: string;
  speed: string;
  fullscreen: string;
  exitFullscreen: string;
  pictureInPicture: string;
  replay: string;
  /** What is said when the video cannot be played. */
  failed: string;
  retry: string;
}

/** What a stream can be watched in. */
export interface QualityChoice {
  /** Names the choice. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Words of a player of what goes on at this moment. */
export interface LiveLabels {
  /** Says that one sees what goes on now. */
  now: string;
  /** Leads there from what was before. */
  jump: string;
}
