/** What the address of a class page says besides the class. */
export interface ClassSearch {
  /** The lesson that is open; without one the page shows what the class is about. */
  lesson?: string;
}

const ID = /^[0-8]\d{18}$/;

/** Reads the address; what is not an id is not there. */
export const parseClassSearch = ({ lesson }: Record<string, unknown>): ClassSearch =>
  typeof lesson === 'string' && ID.test(lesson) ? { lesson } : {};
