/** What the file of somebody's notes says. */
export const EXPORT_MESSAGES = {
  title: /*i18n*/ { id: 'notes.title', message: 'My notes' },
  bookmark: /*i18n*/ { id: 'notes.bookmark', message: 'Bookmark' },
  page: /*i18n*/ { id: 'notes.page', message: 'Page {page}' },
  open: /*i18n*/ { id: 'notes.open', message: 'Open in lesson' },
};
