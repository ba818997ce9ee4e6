/** Something that is taught, as it is edited: what stands in it is its form's business. */
export type EditedContent = Readonly<Record<string, unknown>>;

/** A draft as the server has it. */
export interface LoadedContent {
  draft: EditedContent;
  /** 0 where nothing was saved. */
  version: number;
  /** When it was saved, ISO 8601. */
  savedAt: string | null;
}

/** What a save has made. */
export interface SavedContent {
  version: number;
  savedAt: string;
}

/** So many steps can be undone. */
export const UNDO_MAX = 100;
