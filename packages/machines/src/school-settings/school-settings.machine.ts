import { setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules, WholeDraftTypes } from '../shared/draft-editor.types.ts';
import { settingsProblems } from './settings-draft.ts';
import type { SchoolSettingsDraft, SettingsFieldProblems } from './settings-draft.ts';

const TYPES = {} as WholeDraftTypes<SchoolSettingsDraft, SettingsFieldProblems>;
const RULES: DraftRules<SchoolSettingsDraft, SettingsFieldProblems> = {
  problemsOf: settingsProblems,
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};

/** A page of settings of a school: what was typed survives a failure, and nobody's change is lost unseen. */
export const schoolSettingsMachine = setup({
  types: TYPES,
  actors: draftActors<SchoolSettingsDraft>(),
  actions: draftActions(TYPES, RULES),
  guards: draftGuards(RULES),
}).createMachine({
  id: 'schoolSettings',
  meta: {
    purpose:
      'Edits what a school is called and how it looks, how people reach it, and the words it does not accept.',
    spec: ['B047', 'B074', 'C051', 'C130'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: draftStates('schoolSettings', WHOLE_DRAFT),
});
