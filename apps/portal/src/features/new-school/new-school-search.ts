import type { SchoolKind } from '@stoa/machines/school-creation';
import * as v from 'valibot';
import { choiceOr, id } from '../../app/search-fields.ts';

/** Which kind of school is made. */
export const createSearch = v.object({ kind: choiceOr<SchoolKind>(['academy', 'store'], 'academy') });

/** The school that was made. */
export const madeSearch = v.object({ schoolId: id() });
