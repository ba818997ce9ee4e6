import { setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules, WholeDraftTypes } from '../shared/draft-editor.types.ts';
import { storeProblems } from './store-draft.ts';
import type { StoreDraft, StoreFieldProblems } from './store-draft.ts';

const TYPES = {} as WholeDraftTypes<StoreDraft, StoreFieldProblems>;
const RULES: DraftRules<StoreDraft, StoreFieldProblems> = {
  problemsOf: storeProblems,
  // What was saved for the first time has an id from then on.
  rebase: (draft, _sent, saved) =>
    draft.kind === 'goods' && saved.kind === 'goods' ? { ...draft, id: saved.id } : draft,
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};

/** What a school sells and how: what was typed survives a failure, and nobody's change is lost unseen. */
export const storeEditorMachine = setup({
  types: TYPES,
  actors: draftActors<StoreDraft>(),
  actions: draftActions(TYPES, RULES),
  guards: draftGuards(RULES),
}).createMachine({
  id: 'storeEditor',
  meta: {
    purpose: 'Edits what a school sells, and its seller, account, taxes and terms of sale.',
    spec: ['R32', 'C043'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: draftStates('storeEditor', WHOLE_DRAFT),
});
