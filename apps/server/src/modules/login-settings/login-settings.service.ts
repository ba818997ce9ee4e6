import { Problem } from '../../http/problem.ts';
import { type RequestContext, requireViewer } from '../../http/context.ts';
import { may } from '../../core/acl/authorize.ts';

/** @throws {Problem} FORBIDDEN for who may not set how the school signs its people in; NOT_FOUND from another school */
export function requireSettings(schoolId: string, context: RequestContext) {
  const viewer = requireViewer(context);
  if (!may(viewer, 'SCHOOL_SETTINGS', schoolId))
    throw new Problem('FORBIDDEN', { grantedBy: ['owner' as never, 'admin'] });
  return viewer;
}
