import type { WholeShop } from '../whole-shop.ts';

interface SessionAnswer {
  data?: {
    requestOtp?: { challenge: string | null } | null;
    verifyOtp?: { accessToken: string | null; refreshToken: string | null } | null;
  };
}

/** Logs in by a mailed code, as a client without cookies, at the storefront's address; returns the session's tokens. */
export async function logInByMail(
  shop: WholeShop,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const send = async (query: string, variables: object): Promise<SessionAnswer> => {
    const response = await fetch(`${shop.web}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  const { data: requested } = await send(
    'mutation ($email: EmailAddress!) { requestOtp(input: { email: $email, unbound: true }) { challenge } }',
    { email },
  );
  const [mail] = await shop.mailsTo(email);
  const otp = /\b\d{4}\b/.exec(mail?.text ?? '')?.[0];
  const { data } = await send(
    `mutation ($email: EmailAddress!, $otp: String!, $challenge: String) {
       verifyOtp(input: { email: $email, otp: $otp, challenge: $challenge, unbound: true }) { accessToken refreshToken }
     }`,
    { email, otp, challenge: requested?.requestOtp?.challenge },
  );
  const { accessToken, refreshToken } = data?.verifyOtp ?? {};
  if (!accessToken || !refreshToken) throw new Error(`${email} cannot log in by the code ${otp}.`);
  return { accessToken, refreshToken };
}
