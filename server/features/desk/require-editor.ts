import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from './desk.service.ts';

/** Lets only editors pass whose desk is open. @throws as `requireStaff` does */
export async function requireEditor({ viewer }: Pick<RequestContext, 'viewer'>): Promise<SessionUser> {
  return requireStaff(await viewer.find(), StaffRole.EDITOR);
}
