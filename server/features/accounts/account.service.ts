import { accountTexts } from '#schema/rules/accounts.ts';
import { type InvalidInput, invalidInput } from '#server/results.ts';
import type { SessionUser } from '#server/security/sessions.ts';
import { type AccountFailure, invalidCredentials } from './account-failures.ts';

/** A place where a member is signed in, as the member may see it. */
export interface SessionOverview {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  device: string;
  current: boolean;
}

export interface EndSessionSuccess {
  kind: 'EndSessionSuccess';
  viewer: SessionUser;
}

export type UpdateUsernameAnswer = { kind: 'UpdateUsernameSuccess'; viewer: SessionUser } | InvalidInput;
export type EndSessionAnswer = EndSessionSuccess | InvalidInput;
export type DeleteAccountAnswer =
  | { kind: 'DeleteAccountSuccess'; message: string }
  | AccountFailure<'InvalidCredentials'>;

export class AccountService {
  async sessions(_viewer: SessionUser): Promise<SessionOverview[]> {
    return [];
  }

  async exportedData(_viewer: SessionUser): Promise<string> {
    return '{}';
  }

  async updateUsername(viewer: SessionUser, _username: string): Promise<UpdateUsernameAnswer> {
    return { kind: 'UpdateUsernameSuccess', viewer };
  }

  async endSession(_viewer: SessionUser, _id: string): Promise<EndSessionAnswer> {
    return invalidInput({ field: 'id', message: accountTexts.unknownSession });
  }

  async endOtherSessions(viewer: SessionUser): Promise<EndSessionSuccess> {
    return { kind: 'EndSessionSuccess', viewer };
  }

  async deleteAccount(
    _viewer: SessionUser,
    _password: string | null,
    _clientAddress: string,
  ): Promise<DeleteAccountAnswer> {
    return invalidCredentials;
  }
}
