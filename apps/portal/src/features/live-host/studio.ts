import { ProblemError } from '@stoa/machines/shared';
import type { Device, OpenDevices, WantedDevices } from '@stoa/machines/live-host';
import { encode, type Recording } from './encoder.ts';
import type { Segment } from './segment-queue.ts';

const CAMERA = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 25, max: 30 } } as const;
const SCREEN = { width: { max: 1920 }, height: { max: 1080 }, frameRate: { ideal: 15, max: 30 } } as const;
const LEVEL_SAMPLES = 1024;
/** Opus is decoded at this rate alone by many players. */
const SOUND_RATE = 48_000;
/** Speech is far below full scale: so much louder it fills a meter. */
const LEVEL_GAIN = 5;

/** What becomes of a recording. */
export interface Recorder {
  onSegment: (segment: Segment) => void;
  onFailure: (error: unknown) => void;
}

/** What a host has switched on. */
export interface Switches {
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/** Camera, microphone and screen of this device, as one picture with one sound. */
export class Studio {
  #camera: MediaStreamTrack | undefined;
  #microphone: MediaStreamTrack | undefined;
  #screen: MediaStream | undefined;
  #mixer: Mixer | undefined;
  #preview: MediaStream | undefined;
  #recorder: Recorder | undefined;
  #switches: Switches = { isCameraOn: true, isMicrophoneOn: true };
  #recording: Promise<Recording | undefined> = Promise.resolve(undefined);
  readonly #listeners = new Set<() => void>();
  /** Told where a device is unplugged, or taken by another program. */
  onLost: () => void = () => undefined;
  /** Told where the browser's own button has stopped the screen. */
  onScreenEnded: () => void = () => undefined;

  /** What viewers see, to be shown to the host. */
  readonly preview = (): MediaStream | undefined => this.#preview;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How loud the microphone is, 0 to 1. */
  level(): number {
    return this.#mixer?.level() ?? 0;
  }

  /**
   * Opens camera and microphone, or the one of them that there is.
   * @throws ProblemError DEVICE_DENIED, DEVICE_MISSING, DEVICE_BUSY, BROWSER_UNFIT
   */
  async open({ cameraId, microphoneId }: WantedDevices): Promise<OpenDevices> {
    // Browsers keep it from pages that are not served by https.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices || typeof AudioContext === 'undefined') throw new ProblemError('BROWSER_UNFIT');
    this.#closeDevices();
    const video = { ...CAMERA, ...(cameraId === null ? {} : { deviceId: { exact: cameraId } }) };
    const audio = microphoneId === null ? true : { deviceId: { exact: microphoneId } };
    const stream = await firstOf([
      () => mediaDevices.getUserMedia({ video, audio }),
      () => mediaDevices.getUserMedia({ audio }),
      () => mediaDevices.getUserMedia({ video }),
    ]);
    [this.#camera] = stream.getVideoTracks();
    [this.#microphone] = stream.getAudioTracks();
    for (const track of stream.getTracks()) track.addEventListener('ended', () => this.#lost(track));
    // Before anybody sees or hears them: a host who is muted stays so, whatever becomes of the page meanwhile.
    this.#applySwitches();
    this.#mixer ??= new Mixer();
    this.#mixer.connect('microphone', this.#microphone);
    this.#changed();
    const devices = await mediaDevices.enumerateDevices();
    return {
      cameras: ofKind(devices, 'videoinput'),
      microphones: ofKind(devices, 'audioinput'),
      cameraId: this.#camera?.getSettings().deviceId ?? null,
      microphoneId: this.#microphone?.getSettings().deviceId ?? null,
    };
  }

  /** Shows the screen instead of the camera, with its sound where the browser gives it. @throws ProblemError */
  async shareScreen(): Promise<void> {
    const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
    if (!mediaDevices?.getDisplayMedia) throw new ProblemError('BROWSER_UNFIT');
    const stream = await firstOf([
      () => (mediaDevices as MediaDevices).getDisplayMedia({ video: SCREEN, audio: true }),
    ]);
    this.#screen = stream;
    const [picture] = stream.getVideoTracks();
    picture?.addEventListener('ended', () => this.onScreenEnded());
    this.#mixer?.connect('screen', stream.getAudioTracks()[0]);
    this.#changed();
  }

  stopScreen(): void {
    for (const track of this.#screen?.getTracks() ?? []) track.stop();
    this.#screen = undefined;
    this.#mixer?.connect('screen', undefined);
    this.#changed();
  }

  /** Shows or hides the camera, lets the microphone be heard or not; those that are opened later as well. */
  switch({ isCameraOn, isMicrophoneOn }: Switches): void {
    this.#switches = { isCameraOn, isMicrophoneOn };
    this.#applySwitches();
  }

  #applySwitches(): void {
    const { isCameraOn, isMicrophoneOn } = this.#switches;
    if (this.#camera) this.#camera.enabled = isCameraOn;
    if (this.#microphone) this.#microphone.enabled = isMicrophoneOn;
  }

  /** Encodes what is shown from now on; another picture begins what is encoded anew. */
  record(recorder: Recorder): void {
    this.#recorder = recorder;
    this.#restart();
  }

  /** Ends the recording. @returns once the last segment has been handed on */
  async stopRecording(): Promise<void> {
    this.#recorder = undefined;
    this.#restart();
    await this.#recording;
  }

  /** Lets go of everything. */
  async close(): Promise<void> {
    await this.stopRecording();
    this.stopScreen();
    this.#closeDevices();
    this.#mixer?.close();
    this.#mixer = undefined;
  }

  #closeDevices(): void {
    this.#camera?.stop();
    this.#microphone?.stop();
    this.#camera = undefined;
    this.#microphone = undefined;
  }

  #lost(track: MediaStreamTrack): void {
    if (track === this.#camera || track === this.#microphone) this.onLost();
  }

  get #picture(): MediaStreamTrack | undefined {
    return this.#screen?.getVideoTracks()[0] ?? this.#camera;
  }

  #changed(): void {
    const picture = this.#picture;
    if (picture?.id !== this.#preview?.getVideoTracks()[0]?.id || !picture) {
      this.#preview = picture ? new MediaStream([picture]) : undefined;
      for (const listener of this.#listeners) listener();
      if (this.#recorder) this.#restart();
    }
  }

  /** One after the other: the segments of the one before are handed on first. */
  #restart(): void {
    this.#recording = this.#recording.then(async (before) => {
      await before?.stop();
      const recorder = this.#recorder;
      const sound = this.#mixer?.track;
      if (!recorder || !sound) return undefined;
      try {
        return await encode({ picture: this.#picture, sound }, recorder.onSegment, recorder.onFailure);
      } catch (error) {
        recorder.onFailure(error);
        return undefined;
      }
    });
  }
}

/** Microphone and screen as one sound, which is there even where both are silent. */
class Mixer {
  readonly #context = new AudioContext({ sampleRate: SOUND_RATE });
  readonly #out = this.#context.createMediaStreamDestination();
  readonly #analyser = this.#context.createAnalyser();
  readonly #sources = new Map<'microphone' | 'screen', AudioNode>();
  readonly #samples = new Float32Array(LEVEL_SAMPLES);
  readonly #silence = this.#context.createConstantSource();

  constructor() {
    this.#analyser.fftSize = LEVEL_SAMPLES;
    // What nothing flows into hands on nothing.
    this.#silence.offset.value = 0;
    this.#silence.connect(this.#out);
    this.#silence.start();
  }

  get track(): MediaStreamTrack | undefined {
    // It was opened before the person has pressed anything.
    void this.#context.resume();
    return this.#out.stream.getAudioTracks()[0];
  }

  connect(name: 'microphone' | 'screen', track: MediaStreamTrack | undefined): void {
    this.#sources.get(name)?.disconnect();
    this.#sources.delete(name);
    if (!track) return;
    const source = this.#context.createMediaStreamSource(new MediaStream([track]));
    source.connect(this.#out);
    if (name === 'microphone') source.connect(this.#analyser);
    this.#sources.set(name, source);
    void this.#context.resume();
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const square = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / LEVEL_SAMPLES;
    return Math.min(1, Math.sqrt(square) * LEVEL_GAIN);
  }

  close(): void {
    void this.#context.close();
  }
}

const ofKind = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

const CODES: Record<string, string> = {
  NotAllowedError: 'DEVICE_DENIED',
  SecurityError: 'DEVICE_DENIED',
  NotReadableError: 'DEVICE_BUSY',
  AbortError: 'DEVICE_BUSY',
};

/** The first way that works; where none does, why the first did not. */
async function firstOf(ways: readonly (() => Promise<MediaStream>)[]): Promise<MediaStream> {
  let failure: unknown;
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      failure ??= error;
    }
  }
  const name = failure instanceof Error ? failure.name : '';
  throw new ProblemError(CODES[name] ?? 'DEVICE_MISSING');
}
