import type { DraftEditing } from '@stoa/api/schema';
import { presentPerson } from '../people/people.presenter.ts';
import type { EditorRow } from './draft-editors.repository.ts';

/** Who else has a draft open. */
export const presentEditors = (rows: readonly EditorRow[]): DraftEditing['others'] =>
  rows.map(({ since, ...person }) => ({ person: presentPerson(person), since: since.toISOString() }));
