import { afterEach, expect, test, vi } from 'vitest';
import { Studio } from './studio.ts';

afterEach(() => vi.unstubAllGlobals());

interface Track {
  kind: string;
  enabled: boolean;
}

/** A browser with a camera and a microphone. @returns what was heard and seen, and whether it was switched on by then */
function browser() {
  const tracks: Track[] = [];
  const connected: boolean[] = [];
  const track = (kind: string) => {
    const made = {
      id: `${kind}-${tracks.length}`,
      kind,
      enabled: true,
      stop: () => undefined,
      addEventListener: () => undefined,
      getSettings: () => ({ deviceId: kind }),
    };
    tracks.push(made);
    return made;
  };
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () => {
        const [video, audio] = [track('video'), track('audio')];
        return Promise.resolve({
          getTracks: () => [video, audio],
          getVideoTracks: () => [video],
          getAudioTracks: () => [audio],
        });
      },
      enumerateDevices: () => Promise.resolve([]),
    },
  });
  const node = () => ({ connect: () => undefined, disconnect: () => undefined });
  vi.stubGlobal(
    'MediaStream',
    class {
      readonly tracks: Track[];
      constructor(own: Track[]) {
        this.tracks = own;
      }
      getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      createMediaStreamDestination = node;
      createAnalyser = node;
      createConstantSource = () => ({ ...node(), offset: { value: 1 }, start: () => undefined });
      createMediaStreamSource = ({ tracks: [first] }: { tracks: Track[] }) => {
        connected.push(first?.enabled ?? false);
        return node();
      };
      resume = () => Promise.resolve();
    },
  );
  return { tracks, connected };
}

const ANY = { cameraId: null, microphoneId: null };

test('whoever is muted is not heard by a device that is opened later, not even until it is open', async () => {
  const { tracks, connected } = browser();
  const studio = new Studio();
  await studio.open(ANY);
  studio.switch({ isCameraOn: false, isMicrophoneOn: false });
  await studio.open(ANY);
  expect(connected).toEqual([true, false]);
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false, false, false, false]);
  studio.switch({ isCameraOn: true, isMicrophoneOn: true });
  expect(tracks.slice(2).map(({ enabled }) => enabled)).toEqual([true, true]);
});
