import type { Authenticator } from '../../contract/wiring.ts';
import { ACCESS_COOKIE, readCookie } from '../../http/cookies.ts';
import { Problem } from '../../http/problem.ts';
import { noteCaller } from '../../http/security-log.ts';
import type { Services } from '../services.ts';
import { formerRefreshToken } from './cookies.ts';
import { noteSuccessorUsed } from './rotation.repository.ts';
import { findViewer } from './session.repository.ts';
import type { Signing } from './signing.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the access token from the Authorization header, else from the cookie, and asks the database whether it still holds. */
export function makeAuthenticator(
  services: Pick<Services, 'database' | 'clock' | 'log' | 'config'>,
  signing: Signing,
): Authenticator {
  const { database, clock, log, config } = services;
  return async (request, { forApplications } = { forApplications: false }) => {
    const header = request.headers.authorization;
    const token =
      header === undefined ? readCookie(request, config, ACCESS_COOKIE) : /^Bearer (\S+)$/i.exec(header)?.[1];
    if (header !== undefined && token === undefined) throw new Problem('UNAUTHENTICATED');
    if (token === undefined || token === '') {
      // Renewed first, it comes under the name that no other host can set.
      if (await formerRefreshToken(services, request)) throw new Problem('TOKEN_EXPIRED');
      return undefined;
    }
    const claims = await signing.verify(token);
    if (!UUID.test(claims.sessionId)) throw new Problem('UNAUTHENTICATED');
    const found = await database.read({ accountId: claims.accountId }, (tx) =>
      findViewer(tx, claims, clock.now()),
    );
    if (!found) throw new Problem('UNAUTHENTICATED');
    const { viewer, isFirstUse } = found;
    noteCaller(request, viewer.accountId);
    // A database that cannot write at the moment still answers questions.
    if (isFirstUse)
      await noteSuccessorUsed(database, viewer.sessionId, clock.now()).catch((error: unknown) =>
        log.warn({ err: error }, 'The first use of renewed tokens was not noted.'),
      );
    // What an application was given is good for the operations that say so, and for nothing else that is served.
    if (viewer.clientId && !forApplications) throw new Problem('FORBIDDEN');
    return viewer;
  };
}
