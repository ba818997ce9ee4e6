export { contentEditorMachine } from './content-editor.machine.ts';
export { CONTENT_EDITOR_PROBLEM_CODES } from './content-editor.setup.ts';
export type { ContentEditorEvent, ContentEditorProblemCode } from './content-editor.setup.ts';
export type {
  ContentVersion,
  EditedContent,
  LoadedContent,
  PublishingContent,
  RestoringContent,
  SavedContent,
  SavingContent,
  UndoSteps,
} from './edited-content.ts';
export {
  addBlock,
  BLOCKS_MAX,
  changeBlock,
  duplicateBlock,
  hasRoom,
  moveBlock,
  removeBlock,
} from './edited-page.ts';
export type { EditedBlock, EditedPage } from './edited-page.ts';
