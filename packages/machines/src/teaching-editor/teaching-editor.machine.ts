import { setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { isTransient } from '../shared/call-problems.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules, WholeDraftTypes } from '../shared/draft-editor.types.ts';
import { savesItself, teachingProblems } from './teaching-draft.ts';
import type { TeachingDraft, TeachingFieldProblems } from './teaching-draft.ts';

const TYPES = {} as WholeDraftTypes<TeachingDraft, TeachingFieldProblems>;
const RULES: DraftRules<TeachingDraft, TeachingFieldProblems> = {
  problemsOf: teachingProblems,
  // What was saved for the first time has an id from then on.
  rebase: (draft, _sent, saved) => ({ ...draft, id: saved.id }) as TeachingDraft,
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};
/** How long nothing has to be changed before points and remarks are saved. */
export const AUTOSAVE_MS = 1_500;
/** How long to wait before a save that failed is tried again. */
export const RETRY_MS = 10_000;

/** What a teacher writes: what was typed survives a failure, and nobody's change is lost unseen. */
export const teachingEditorMachine = setup({
  types: TYPES,
  actors: draftActors<TeachingDraft>(),
  actions: draftActions(TYPES, RULES),
  guards: {
    ...draftGuards(RULES),
    savesItself: ({ context: { draft, saved } }) => savesItself(draft, saved),
    triesAgain: ({ context: { draft, saved, problem } }) => isTransient(problem) && savesItself(draft, saved),
  },
  delays: { autosave: AUTOSAVE_MS, retry: RETRY_MS },
}).createMachine({
  id: 'teachingEditor',
  meta: {
    purpose: 'Edits questions of the bank, exams with their questions and rules, and the grades of attempts.',
    spec: ['B064', 'C078', 'R12', 'R13'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: draftStates('teachingEditor', WHOLE_DRAFT, {
    untouched: { after: { autosave: { guard: 'savesItself', target: '#teachingEditor.saving' } } },
    refused: { after: { retry: { guard: 'triesAgain', target: '#teachingEditor.saving' } } },
  }),
});
