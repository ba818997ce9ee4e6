/** Where the ids of generated rows begin: what is made of a school is found by counting. */
export const SCHOOL_BASE = 1_790_000_000_000_000_000n;
export const ACCOUNT_BASE = 1_791_000_000_000_000_000n;
export const CATEGORY_BASE = 1_792_000_000_000_000_000n;
export const RESOURCE_BASE = 1_793_000_000_000_000_000n;
export const LESSON_BASE = 1_794_000_000_000_000_000n;
export const SECTION_BASE = 1_795_000_000_000_000_000n;

/** Id of a generated school, from 1. */
export const benchSchoolId = (school: number): string => String(SCHOOL_BASE + BigInt(school));
/** Address of a generated member, from 1; all have the same password hash, given to generateSchools. */
export const benchEmail = (member: number): string => `bench${member}@stoa.example`;
