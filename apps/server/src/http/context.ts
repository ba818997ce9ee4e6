import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../database/tables.ts';
import type { Language } from '../i18n/languages.ts';
import { Problem } from './problem.ts';

/** The signed-in person behind a request, as the database knows them now. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  isSuperuser: boolean;
  /** Role by school id; disabled memberships are left out. */
  roles: ReadonlyMap<string, Role>;
  language: Language;
  /** The application that acts for the person, which may do no more than read who it is. */
  clientId?: string | undefined;
  /** The school whose own service vouched for the person: the session is good for that school alone. */
  boundSchool?: string | undefined;
  /** When the person last proved who they are, and when by a second factor. */
  provedAt: Date;
  secondFactorAt?: Date | undefined;
  hasSecondFactor: boolean;
  /** Whom they blocked or muted, and who blocked them; undefined where that is nobody. */
  hidden?: ReadonlySet<string> | undefined;
}

/** What a handler knows about its request beside the contract's parts. */
export interface RequestContext {
  requestId: string;
  /** The language to answer in: asked for by query, else by header; undefined leaves it to the school. */
  language: Language | undefined;
  viewer: Viewer | undefined;
  ip: string;
  userAgent: string;
  /** Device fingerprint of the fp header: a hint. */
  fingerprint: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** @throws {Problem} UNAUTHENTICATED for a visitor */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer) throw new Problem('UNAUTHENTICATED');
  return context.viewer;
}

/** Whether the person has one of the roles in the school; a superuser has every one. */
export function hasRole(viewer: Viewer | undefined, schoolId: string, roles: readonly Role[]): boolean {
  if (!viewer) return false;
  const role = viewer.roles.get(schoolId);
  return viewer.isSuperuser || (role !== undefined && roles.includes(role));
}

/** Whether the person is a valid member of the school, in whatever role. */
export function isMember(viewer: Viewer | undefined, schoolId: string): boolean {
  return viewer !== undefined && (viewer.isSuperuser || viewer.roles.has(schoolId));
}
