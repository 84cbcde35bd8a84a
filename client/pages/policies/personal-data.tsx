/** The data that the site collects. */
export function CollectedData() {
  return (
    <>
      <p>What we collect depends on what you do here.</p>
      <ul>
        <li>
          <strong>When you read.</strong> Our server keeps no list of requests. It only logs a request that fails, with
          the time and the requested page, and does not connect this to an account.
        </li>
        <li>
          <strong>When you send something.</strong> To limit how often, we count by codes made from IP addresses and
          email addresses, which cannot be reversed and are deleted after about a day.
        </li>
        <li>
          <strong>What readers do, in numbers.</strong> We also count by day, without a cookie, an address or an
          account, how often each page is read, a filter is chosen, a recipe is saved, planned, cooked, shared,
          commented on or asked about, the newsletter is joined or left, which site’s link or which issue led here, and
          the words of searches that found nothing as they were typed, unless they hold an email address or a long
          number.
        </li>
        <li>
          <strong>When you register.</strong> Your user name, your email address, and a hash of your password. The
          password itself is never stored.
        </li>
        <li>
          <strong>When you sign in with Google.</strong> The name, the email address and the account number that Google
          confirms to us. The address of your Google picture stays in your own browser.
        </li>
        <li>
          <strong>When you are signed in.</strong> For each sign-in, when it began, when it was last used and when it
          ends, and which browser and system it was made with, such as “Firefox on Linux”, so that you can see your open
          sessions and close them. Also a code made from your IP address, which cannot be reversed, so that you can
          still sign in from there if someone tries to guess your password.
        </li>
        <li>
          <strong>Your lists while you are signed in.</strong> The recipes you save, your lists, your private notes, the
          recipes you compare, your basket and your shopping list, your plan, the days on which you cooked a recipe with
          your notes on them, and when each was changed, so that they are the same on all your devices. Only you see
          them. Signed out they stay in your browser.
        </li>
        <li>
          <strong>When you create a token for a program.</strong> Its name, what it may do, when it was created, when it
          expires, and the day it was last used. Of the token itself we store only a fingerprint.
        </li>
        <li>
          <strong>When you comment, ask or answer.</strong> Your text, its date and when you last changed it, and a
          comment’s stars. They are public, under your user name. Your email address is never shown.
        </li>
        <li>
          <strong>When you find a comment helpful.</strong> Which one, and when. Others see the number only. It is
          deleted when you undo it, or with the comment or your account.
        </li>
        <li>
          <strong>When you report another reader’s text.</strong> Which one, the reason, and your note about it, but not
          who you are. Our moderators’ decisions are logged, with the text as it was.
        </li>
        <li>
          <strong>When you subscribe.</strong> Your email address, and whether and when you confirmed it.
        </li>
        <li>
          <strong>When you write to us.</strong> Your name, your email address and your message.
        </li>
      </ul>
      <p>
        We do not ask for payment data, your location, your contacts or your date of birth, and we ask you not to send
        us sensitive data such as medical records. An allergy that you mention in a comment is public, so leave it out
        if you would rather keep it to yourself.
      </p>
    </>
  );
}

/** How long the site keeps each kind of data. */
export function Retention() {
  return (
    <ul>
      <li>
        <strong>Account:</strong> until you delete it. Name, email address, password hash, sessions and tokens are then
        deleted immediately, and from backups within 30 days. An account whose address is not confirmed within 30 days
        is deleted, as soon as no link in an email to it works.
      </li>
      <li>
        <strong>Your lists:</strong> until you remove them, or delete your account. For 180 days we remember which
        recipe, list or line of the shopping list was removed, but not your notes on it, so that your other devices
        remove it too.
      </li>
      <li>
        <strong>Comments, questions and answers:</strong> until you delete them. If you delete your account and leave
        them, they stay under “Former member”.
      </li>
      <li>
        <strong>Reports:</strong> 400 days. <strong>What moderators decided:</strong> for as long as this site exists,
        with the text as it was, even if the text itself is deleted; that copy is deleted with your account.
      </li>
      <li>
        <strong>Sign-in:</strong> a session ends after 7 days, or as soon as you sign out or reset your password. The
        code of an address that you signed in from is deleted half a year after the last time.
      </li>
      <li>
        <strong>API tokens:</strong> until you revoke them or reset your password, or they expire.
      </li>
      <li>
        <strong>Links in emails:</strong> a confirmation link works for 24 hours, a reset link for 1 hour, a newsletter
        link for 7 days. We store only a fingerprint of each; the email itself is stored encrypted until it is sent, for
        a week at most. With a link that confirms a new account, we store the name and the password hash until the link
        stops working.
      </li>
      <li>
        <strong>Shopping lists that you share:</strong> 30 days, or until you stop sharing them. We store the recipes,
        the servings, which ingredients are left out, and what is ticked and added, but not who shared the list, nor who
        ticked or added what.
      </li>
      <li>
        <strong>Newsletter:</strong> until you unsubscribe, with the link in any issue or in the email that asked you,
        or on your account page, or delete the account with that address. An address that is asked and not confirmed
        within 7 days is deleted. If a mail server rejects your address, we note when. After you unsubscribe, we store a
        fingerprint of your address, so that no imported list subscribes you again.
      </li>
      <li>
        <strong>Messages to us:</strong> up to 24 months after the last answer. If you delete the account with that
        address, the site’s copy is deleted with it; the email in our mailbox stays that long.
      </li>
      <li>
        <strong>Server logs:</strong> 30 days. <strong>Counts of what readers do:</strong> 400 days.
      </li>
    </ul>
  );
}
