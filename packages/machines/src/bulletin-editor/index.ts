export { bulletinEditorMachine } from './bulletin-editor.machine.ts';
export { BULLETIN_EDITOR_PROBLEM_CODES } from './bulletin-editor.setup.ts';
export type { BulletinEditorEvent, BulletinEditorProblemCode } from './bulletin-editor.setup.ts';
export { BULLETIN_MAX_LENGTH } from './bulletin-draft.ts';
export type { BulletinDraft, BulletinField, BulletinFieldProblem, SavedBulletin } from './bulletin-draft.ts';
