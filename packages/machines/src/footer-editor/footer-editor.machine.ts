import { setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules, WholeDraftTypes } from '../shared/draft-editor.types.ts';
import { footerProblems } from './footer-draft.ts';
import type { FooterDraft, FooterFieldProblems } from './footer-draft.ts';

const TYPES = {} as WholeDraftTypes<FooterDraft, FooterFieldProblems>;
const RULES: DraftRules<FooterDraft, FooterFieldProblems> = {
  problemsOf: footerProblems,
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};

/** The footers of a school: both templates are edited, one is shown. Notices when somebody else has saved. */
export const footerEditorMachine = setup({
  types: TYPES,
  actors: draftActors<FooterDraft>(),
  actions: draftActions(TYPES, RULES),
  guards: draftGuards(RULES),
}).createMachine({
  id: 'footerEditor',
  meta: {
    purpose: 'Edits a school’s footers, and notices when somebody else has saved.',
    spec: ['B048', 'B049', 'B050', 'B053'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: draftStates('footerEditor', WHOLE_DRAFT),
});
