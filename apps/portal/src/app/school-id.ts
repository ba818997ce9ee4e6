import { notFound } from '@tanstack/react-router';

const ID = /^[0-8]\d{18}$/;

/** @throws the not-found page for anything that is not 19 digits: it never reaches a portal page, nor the server. */
export function requireId(id: string): string {
  if (!ID.test(id)) throw notFound();
  return id;
}

/** The school whose page an address is: the one below another, where it names two. */
export function schoolOf(matches: readonly { params: unknown }[]): string | undefined {
  const params = (matches.at(-1)?.params ?? {}) as { schoolId?: string; subSchoolId?: string };
  return params.subSchoolId ?? params.schoolId;
}
