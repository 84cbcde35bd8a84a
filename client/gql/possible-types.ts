
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptInvitationResult": [
      "InvalidLink",
      "LinkExpired",
      "StaffSuccess"
    ],
    "AddReviewResult": [
      "AddReviewSuccess",
      "InvalidInput",
      "RecipeNotFound"
    ],
    "ChangeSharedShoppingListResult": [
      "ChangeSharedShoppingListSuccess",
      "InvalidInput",
      "SharedListNotFound"
    ],
    "ConfirmSubscriptionResult": [
      "ConfirmSubscriptionSuccess",
      "InvalidLink",
      "LinkExpired"
    ],
    "ContentResult": [
      "ContentSuccess",
      "InvalidInput"
    ],
    "CreateTokenResult": [
      "CreateTokenSuccess",
      "InvalidInput"
    ],
    "DeleteAccountResult": [
      "DeleteAccountSuccess",
      "GoogleUnavailable",
      "InvalidCredentials",
      "InvalidInput"
    ],
    "DeleteReviewResult": [
      "DeleteReviewSuccess",
      "RecipeNotFound",
      "ReviewNotFound"
    ],
    "EndSessionResult": [
      "EndSessionSuccess",
      "InvalidInput"
    ],
    "EntryResult": [
      "EntryNotFound",
      "EntrySuccess",
      "InvalidInput",
      "RecipeNotFound"
    ],
    "Failure": [
      "AccountExists",
      "AlreadyVerified",
      "EmailNotVerified",
      "EntryNotFound",
      "GoogleUnavailable",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidLink",
      "IssueChanged",
      "LinkExpired",
      "RecipeNotFound",
      "ReviewNotFound",
      "SharedListNotFound"
    ],
    "ForgotPasswordResult": [
      "ForgotPasswordSuccess",
      "InvalidInput"
    ],
    "ImportSubscribersResult": [
      "ImportSubscribersSuccess",
      "InvalidInput"
    ],
    "IssueResult": [
      "InvalidInput",
      "IssueChanged",
      "IssueSuccess"
    ],
    "LoginResult": [
      "EmailNotVerified",
      "InvalidCredentials",
      "InvalidInput",
      "LoginSuccess"
    ],
    "LoginWithGoogleResult": [
      "AccountExists",
      "GoogleUnavailable",
      "InvalidCredentials",
      "InvalidInput",
      "LoginSuccess"
    ],
    "MarkHelpfulResult": [
      "InvalidInput",
      "MarkHelpfulSuccess",
      "ReviewNotFound"
    ],
    "ModerateResult": [
      "InvalidInput",
      "ModerateSuccess"
    ],
    "Node": [
      "AccessToken",
      "Answer",
      "Author",
      "Category",
      "Collection",
      "Cuisine",
      "Food",
      "Guide",
      "Menu",
      "Question",
      "Recipe",
      "Review",
      "Session",
      "Viewer"
    ],
    "OpenDeskResult": [
      "InvalidCredentials",
      "OpenDeskSuccess"
    ],
    "RegisterResult": [
      "InvalidInput",
      "RegisterSuccess"
    ],
    "ReportTextResult": [
      "InvalidInput",
      "ReportTextSuccess"
    ],
    "ResendVerificationResult": [
      "InvalidInput",
      "ResendVerificationSuccess"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "InvalidLink",
      "ResetPasswordSuccess"
    ],
    "RevokeTokenResult": [
      "InvalidInput",
      "RevokeTokenSuccess"
    ],
    "SendMessageResult": [
      "InvalidInput",
      "SendMessageSuccess"
    ],
    "ShareShoppingListResult": [
      "InvalidInput",
      "ShareShoppingListSuccess"
    ],
    "StaffResult": [
      "InvalidInput",
      "StaffSuccess"
    ],
    "StopSharingShoppingListResult": [
      "SharedListNotFound",
      "StopSharingShoppingListSuccess"
    ],
    "SubscribeResult": [
      "InvalidInput",
      "SubscribeSuccess"
    ],
    "SyncKitchenResult": [
      "InvalidInput",
      "SyncKitchenSuccess"
    ],
    "UnsubscribeResult": [
      "InvalidLink",
      "UnsubscribeSuccess"
    ],
    "UpdateUsernameResult": [
      "InvalidInput",
      "UpdateUsernameSuccess"
    ],
    "VerifyEmailResult": [
      "AlreadyVerified",
      "InvalidLink",
      "LinkExpired",
      "VerifyEmailSuccess"
    ]
  }
};
      export default result;
    