export { contentEditorMachine } from './content-editor.machine.ts';
export { CONTENT_EDITOR_PROBLEM_CODES } from './content-editor.setup.ts';
export type { ContentEditorEvent, ContentEditorProblemCode } from './content-editor.setup.ts';
export type { EditedContent, LoadedContent, SavedContent } from './edited-content.ts';
