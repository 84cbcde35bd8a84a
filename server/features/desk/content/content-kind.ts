/** What editors do at the desk, as its log names it. */
export type ContentKind = 'PUBLISH' | 'SCHEDULE' | 'UNSCHEDULE' | 'WITHDRAW' | 'DELETE_DRAFT' | 'SHARE_PREVIEW';
