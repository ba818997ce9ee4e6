import * as v from 'valibot';
import { id, text } from '../../app/search-fields.ts';

/** What the address of a class page says besides the class. */
export const classSearch = v.object({
  /** The lesson that is open; without one the page shows what the class is about. */
  lesson: id(),
  /** The note of one's own at whose place the lesson is opened. */
  note: id(),
  /** The attendance that somebody is to check in to, and the code of the screen that they scanned. */
  checkIn: id(),
  code: text(),
});

/** The same at the old address, as it was written: it only leads on. */
export const oldClassSearch = v.object({ lesson: text() });
