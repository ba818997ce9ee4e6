import type { Fixture } from '../shared/machine-details.ts';
import { ACTORS } from './actor-names.details.ts';
import { bare } from './bare.ts';
import { EVENTS } from './event-names.details.ts';
import { FIXTURES } from './fixture-names.details.ts';
import { fixture } from './fixture.ts';
import { GUARDS } from './guard-names.details.ts';
import { refusals } from './refusals.ts';
import { STATES } from './state-names.details.ts';

/** What people call the states of an editor of settings. */
export const DRAFT_EDITOR_STATES = {
  editing: STATES.editing,
  'editing.evaluating': STATES.comparingSaved,
  'editing.clean': STATES.clean,
  'editing.clean.untouched': STATES.untouched,
  'editing.clean.saved': STATES.saved,
  'editing.dirty': STATES.dirty,
  'editing.dirty.untouched': STATES.untouched,
  'editing.dirty.invalid': STATES.invalid,
  'editing.dirty.refused': STATES.refused,
  confirmingReset: STATES.confirmingDiscard,
  saving: STATES.saving,
  settling: STATES.settling,
  evaluating: STATES.evaluating,
  loadingTheirs: STATES.loadingTheirs,
  conflict: STATES.conflict,
} as const;

/** What may happen to every editor of settings. */
export const DRAFT_EDITOR_EVENTS = {
  'settings.submitted': bare('person', EVENTS['settings.submitted']),
  'settings.reset': bare('person', EVENTS['settings.reset']),
  'reset.confirmed': bare('person', EVENTS['reset.confirmed']),
  'reset.cancelled': bare('person', EVENTS['reset.cancelled']),
  'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
  'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
} as const;

export const DRAFT_EDITOR_GUARDS = {
  isChanged: GUARDS.isChanged,
  isComplete: GUARDS.isComplete,
  isConflict: GUARDS.isConflict,
} as const;

/**
 * The calls that keep the settings.
 * @param mine what is saved in the end
 * @param theirs what somebody else has saved
 */
export const draftEditorActors = <Draft extends object>(
  mine: Draft,
  theirs: Draft,
  codes: Parameters<typeof refusals>[0],
) => ({
  saveSettings: {
    name: ACTORS.saveSettings,
    kind: 'promise' as const,
    resolves: [fixture(FIXTURES.saved, mine)] satisfies Fixture<Draft>[],
    rejects: refusals(codes),
  },
  loadSettings: {
    name: ACTORS.loadSettings,
    kind: 'promise' as const,
    resolves: [fixture(FIXTURES.theOtherVersion, theirs)] satisfies Fixture<Draft>[],
    rejects: refusals(codes),
  },
});
