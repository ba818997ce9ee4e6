import { pendingCodesOf, readNotedCodes, withCode, withoutCode } from '@stoa/machines/authorize';
import { readStored, store } from '../../app/storage.ts';
import { AUTHORIZATION_CODES_KEY as KEY } from './person-keys.ts';

const noted = () => readNotedCodes(readStored(KEY) ?? null);

/** Notes an authorization code that an application is given, so that signing out takes it back (B020). */
export const rememberCode = (code: string): void => store(KEY, JSON.stringify(withCode(noted(), code)));

export const clearCode = (code: string): void => store(KEY, JSON.stringify(withoutCode(noted(), code)));

/** The codes that may not have been used, with their age. */
export const pendingCodes = () => pendingCodesOf(noted());
