export { pageEditorMachine } from './page-editor.machine.ts';
export { PAGE_EDITOR_PROBLEM_CODES } from './page-editor.setup.ts';
export type { PageEditorEvent, PageEditorProblemCode } from './page-editor.setup.ts';
export {
  addBlock,
  BLOCKS_MAX,
  changeBlock,
  duplicateBlock,
  hasRoom,
  moveBlock,
  removeBlock,
} from './edited-page.ts';
export type { EditedBlock, EditedPage, LoadedDraft, SavedVersion } from './edited-page.ts';
