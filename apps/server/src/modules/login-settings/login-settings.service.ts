import { may } from '../../core/acl/authorize.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

/** @throws {Problem} FORBIDDEN for who may not set how the school signs its people in; NOT_FOUND from another school */
export function requireSettings(schoolId: string, context: RequestContext) {
  const viewer = requireViewer(context);
  if (!may(viewer, 'SCHOOL_SETTINGS', schoolId))
    throw new Problem('FORBIDDEN', { grantedBy: ['owner' as never, 'admin'] });
  return viewer;
}
