/**
 * Who asks. The first three have no valid token; member, teacher and admin belong to the school that is asked about;
 * the last two are a learner and an administrator of another school.
 */
export const ACTORS = [
  'visitor',
  'expired',
  'forged',
  'member',
  'teacher',
  'admin',
  'otherMember',
  'otherAdmin',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Statuses in the order of ACTORS. */
export type Row = readonly [
  visitor: number,
  expired: number,
  forged: number,
  member: number,
  teacher: number,
  admin: number,
  otherMember: number,
  otherAdmin: number,
];
export const row = (
  visitor: number,
  expired: number,
  forged: number,
  inside: number,
  outside: number,
): Row => [visitor, expired, forged, inside, inside, inside, outside, outside];

/** Never looks at who asks. */
export const ANYBODY = row(200, 200, 200, 200, 200);
/** Looks, but has an answer for everyone; an expired token is told so that it is renewed. */
export const EVERYBODY = row(200, 401, 200, 200, 200);
export const SIGNED_IN = row(401, 401, 401, 200, 200);
/** What only members may see: that it is there may be known. */
export const MEMBERS = row(403, 401, 403, 200, 403);
export const MEMBERS_SIGNED_IN = row(401, 401, 401, 200, 403);
export const NOT_FOUND_SIGNED_IN = row(401, 401, 401, 404, 404);
/** Asked with a wrong password, code or picture. */
export const WRONG_PROOF = row(400, 400, 400, 400, 400);

/** Asked about something that is not there, or no longer. */
export const NOT_THERE = row(404, 404, 404, 404, 404);
export const TOO_LATE = row(409, 409, 409, 409, 409);
export const WRONG_PROOF_SIGNED_IN = row(401, 401, 401, 400, 400);
/** How a school signs its people in is its administrators' business. */
export const SETTINGS: Row = [401, 401, 401, 403, 403, 200, 403, 403];

/** Asked by a signed-in person with something that does not hold. */
export const WRONG_SIGNED_IN = row(401, 401, 401, 400, 400);
export const CONFLICT_SIGNED_IN = row(401, 401, 401, 409, 409);
/** For those who run the school: its members are refused, for others there is nothing. */
export const MANAGERS: Row = [401, 401, 401, 403, 403, 200, 404, 404];
/** The same, asked about somebody or something that is not in the school. */
export const MANAGERS_NOTHING: Row = [401, 401, 401, 403, 403, 404, 404, 404];
/** For those who make what is taught: teachers too. */
export const MAKERS: Row = [401, 401, 401, 403, 200, 200, 404, 404];
export const MAKERS_NOTHING: Row = [401, 401, 401, 403, 404, 404, 404, 404];
/** Asked about what another teacher made: it is there for those who run the school alone. */
export const MANAGERS_OF_OTHERS: Row = [401, 401, 401, 403, 404, 200, 404, 404];
/** For the owner of the school alone, who is not among those who ask. */
export const OWNER = row(401, 401, 401, 403, 404);

/** For those who hold live sessions there: teachers and who runs the school. */
export const HOSTS: Row = [401, 401, 401, 403, 200, 200, 404, 404];
