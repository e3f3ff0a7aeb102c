/**
 * First and last name as one; only one of them where the other is missing, and empty where both are, as with people who
 * signed in with Facebook.
 */
export const fullName = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string =>
  `${firstname} ${lastname}`.trim();
