/** The actions of editors, as the desk's log names them. */
export type ContentKind = 'PUBLISH' | 'SCHEDULE' | 'UNSCHEDULE' | 'WITHDRAW' | 'DELETE_DRAFT' | 'SHARE_PREVIEW';
