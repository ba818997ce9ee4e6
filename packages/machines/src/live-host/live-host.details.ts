import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { LIVE_HOST_PROBLEM_CODES } from './live-host.machine.ts';
import type { liveHostMachine, OpenDevices } from './live-host.machine.ts';

const DEVICES: OpenDevices = {
  cameras: [
    { id: 'camera-1', label: 'Front camera' },
    { id: 'camera-2', label: 'Document camera' },
  ],
  microphones: [{ id: 'microphone-1', label: 'Microphone' }],
  cameraId: 'camera-1',
  microphoneId: 'microphone-1',
};

/** The host's page of a live session: what people read and try. */
export const details = {
  name: 'Host of a live session',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    session: 'Session',
    'session.opening': 'Opening camera and microphone',
    'session.refused': STATES.refused,
    'session.ready': 'Ready to go live',
    'session.starting': STATES.starting,
    'session.onAir': 'Live',
    'session.onAir.course': 'Course',
    'session.onAir.course.going': 'Going on',
    'session.onAir.course.confirming': 'Confirming the end',
    'session.onAir.course.ending': 'Ending',
    'session.onAir.devices': 'Devices',
    'session.onAir.devices.open': 'Open',
    'session.onAir.devices.switching': 'Opening other devices',
    'session.takenOver': 'Taken over elsewhere',
    'session.over': STATES.over,
    screen: 'Screen',
    'screen.off': 'Not shared',
    'screen.choosing': STATES.choosing,
    'screen.on': 'Shared',
  },
  events: {
    'devices.retried': bare('person', 'Devices tried again'),
    'camera.chosen': {
      name: 'Camera chosen',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: [fixture('Document camera', { id: 'camera-2' })],
    },
    'microphone.chosen': {
      name: 'Microphone chosen',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: [fixture('Microphone', { id: 'microphone-1' })],
    },
    'device.lost': bare('page', 'Device lost'),
    'camera.toggled': bare('person', 'Camera switched'),
    'microphone.toggled': bare('person', 'Microphone switched'),
    'screen.requested': bare('person', 'Screen asked for'),
    'screen.stopRequested': bare('person', 'Sharing stopped'),
    'screen.ended': bare('page', 'Sharing stopped by the browser'),
    'live.requested': bare('person', 'Going live asked for'),
    'end.requested': bare('person', 'End asked for'),
    'end.cancelled': bare('person', 'End cancelled'),
    'end.confirmed': bare('person', 'End confirmed'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'broadcast.sent': bare('page', 'Everything sent'),
    'broadcast.held': {
      name: 'Connection interrupted',
      from: 'page',
      payload: record({ unsentSeconds: NUMBER }),
      fixtures: [fixture('Twelve seconds', { unsentSeconds: 12 })],
    },
    'broadcast.takenOver': bare('page', 'Taken over elsewhere'),
    'broadcast.ended': bare('page', 'Ended elsewhere'),
    'broadcast.failed': {
      name: 'Sending failed',
      from: 'page',
      payload: record({ error: record({ code: TEXT }, { requestId: TEXT }) }),
      fixtures: [fixture('No room left', { error: { code: 'QUOTA_EXCEEDED' } })],
    },
  },
  guards: { isOver: 'Session is over', isDeclined: 'Person does not want to' },
  delays: {},
  actors: {
    openDevices: {
      name: 'Open camera and microphone',
      kind: 'promise',
      resolves: [fixture('Both', DEVICES)],
      rejects: refusals(LIVE_HOST_PROBLEM_CODES),
    },
    shareScreen: {
      name: 'Share the screen',
      kind: 'promise',
      resolves: [fixture('Shared', {})],
      rejects: refusals(['DEVICE_DENIED', 'BROWSER_UNFIT']),
    },
    startLive: {
      name: 'Begin',
      kind: 'promise',
      resolves: [fixture('Begun', { streamKey: '1.key' })],
      rejects: refusals(LIVE_HOST_PROBLEM_CODES),
    },
    broadcast: {
      name: 'Send the picture',
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [
        fixture('Everything sent', { type: 'broadcast.sent' }),
        fixture('Connection interrupted', { type: 'broadcast.held', unsentSeconds: 12 }),
        fixture('Taken over elsewhere', { type: 'broadcast.takenOver' }),
        fixture('Ended elsewhere', { type: 'broadcast.ended' }),
        fixture('Sending failed', { type: 'broadcast.failed', error: { code: 'QUOTA_EXCEEDED' } }),
      ],
    },
    endLive: {
      name: 'End',
      kind: 'promise',
      resolves: [fixture('Ended', {})],
      rejects: refusals(LIVE_HOST_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof liveHostMachine>;
