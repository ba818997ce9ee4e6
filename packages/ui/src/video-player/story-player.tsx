import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type Cue, parseVtt, Transcript } from '../transcript/transcript.tsx';
import { storyCaptions, storyVideo } from './story-video.ts';
import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerLabels } from './video-player.tsx';

export const labels: VideoPlayerLabels = {
  seek: 'Time',
  position: (current, total) => `${current} of ${total}`,
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  mute: 'Mute',
  unmute: 'Sound on',
  volume: 'Volume',
  captions: 'Captions',
  captionsOff: 'Off',
  speed: 'Speed',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  pictureInPicture: 'Picture in picture',
  replay: 'Play again',
  failed: 'The video cannot be played. Your place is kept.',
  retry: 'Try again',
};

/** A player with captions, whose words a story adds to. */
export const plain = { title: 'A square on its way', src: storyVideo, labels, tracks: storyCaptions };

/** Two chapters. */
export const chapters = [
  { startSeconds: 0, title: 'Start' },
  { startSeconds: 15, title: 'Columns' },
];

/** Waits until the film is known. */
export const ready = async (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video') as HTMLVideoElement;
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 5000 });
  return video;
};

const cues: Cue[] = parseVtt(decodeURIComponent(storyCaptions[0]?.src.slice('data:text/vtt,'.length) ?? ''));

/** A film above what is said in it. */
export function WithTranscriptPage() {
  const player = useRef<VideoPlayerHandle>(null);
  const [seconds, setSeconds] = useState(0);
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <VideoPlayer
        ref={player}
        title="A square on its way"
        src={storyVideo}
        labels={labels}
        tracks={storyCaptions}
        onTime={setSeconds}
        isMuted
      />
      <Transcript
        cues={cues}
        currentSeconds={seconds}
        onSeek={(to) => player.current?.seekTo(to)}
        searchLabel="Search the transcript"
        foundLabel={(count) => `${count} lines`}
        lang="en-US"
      />
    </div>
  );
}
