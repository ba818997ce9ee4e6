/** What is edited, a page or something that is taught: what stands in it is its form's business. */
export type EditedContent = Readonly<Record<string, unknown>>;

/** Names a version of a draft, as the server does. */
export type ContentVersion = string;

/** What can be undone, the newest last, and what can be done again, the next one last. */
export interface UndoSteps {
  past: readonly EditedContent[];
  future: readonly EditedContent[];
}

/** A draft as the server has it. */
export interface LoadedContent {
  draft: EditedContent;
  /** Null where nothing was saved. */
  version: ContentVersion | null;
  /** When it was saved, ISO 8601. */
  savedAt: string | null;
  /** What led to this version on this device before the page was loaded again. */
  steps?: UndoSteps | undefined;
}

/** What a save has made. */
export interface SavedContent {
  version: ContentVersion;
  savedAt: string;
}

/** What is saved. */
export interface SavingContent {
  draft: EditedContent;
  /** The version that it was edited from. */
  version: ContentVersion | null;
}

/** What is published. */
export interface PublishingContent {
  version: ContentVersion;
  /** From when on, ISO 8601; null: at once. */
  publishAt: string | null;
}

/** What becomes the draft again. */
export interface RestoringContent {
  version: ContentVersion;
  /** The version that it replaces. */
  baseVersion: ContentVersion | null;
}

/** So many steps can be undone. */
export const UNDO_MAX = 100;
