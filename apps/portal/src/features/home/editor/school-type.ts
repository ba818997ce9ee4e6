import { createContext } from 'react';

/** Of which type the school is whose page is edited: not every block is for all of them. */
export const SchoolTypeContext = createContext('');
