/** Fields that depend on the member, as the schema marks them. */
export const personalFields = ["checkContent","desk","viewer","myEntryIds","myHelpfulIds","myHiddenEntries","myNote","myReview"];
