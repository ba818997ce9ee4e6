import { setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules, WholeDraftTypes } from '../shared/draft-editor.types.ts';
import { teachingProblems } from './teaching-draft.ts';
import type { TeachingDraft, TeachingFieldProblems } from './teaching-draft.ts';

const TYPES = {} as WholeDraftTypes<TeachingDraft, TeachingFieldProblems>;
const RULES: DraftRules<TeachingDraft, TeachingFieldProblems> = {
  problemsOf: teachingProblems,
  // What was saved for the first time has an id from then on.
  rebase: (draft, _sent, saved) => ({ ...draft, id: saved.id }) as TeachingDraft,
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};
/** What a teacher writes: what was typed survives a failure, and nobody's change is lost unseen. */
export const teachingEditorMachine = setup({
  types: TYPES,
  actors: draftActors<TeachingDraft>(),
  actions: draftActions(TYPES, RULES),
  guards: draftGuards(RULES),
}).createMachine({
  id: 'teachingEditor',
  meta: {
    purpose: 'Edits questions of the bank, and exams with their questions and rules.',
    spec: ['C078', 'R12', 'R13'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: draftStates('teachingEditor', WHOLE_DRAFT),
});
