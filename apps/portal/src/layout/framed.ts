import { createContext } from 'react';

/** Whether header and footer stand around what is rendered. */
export const FramedContext = createContext(false);
