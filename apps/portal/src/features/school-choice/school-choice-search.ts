import * as v from 'valibot';
import { choice } from '../../app/search-fields.ts';

/** Whether somebody asks to choose who is led on by themselves otherwise. */
export const schoolChoiceSearch = v.object({ all: choice(['1'] as const) });
