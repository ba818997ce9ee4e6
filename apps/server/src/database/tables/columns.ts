import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '../../i18n/languages.ts';

/** An id of 19 digits. */
export type Id = string;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T extends object | null> = JSONColumnType<T, string, string>;
/** A column that may hold nothing, and need not be named when a row is added. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A text by language, as stored. */
export type Translations = Partial<Record<Language, string>>;
