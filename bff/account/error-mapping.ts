import type { ErrorMapping } from '../platform/user-errors.ts';

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  requestOtp: {
    statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
    fields: { email: 'email' },
  },
  verifyOtp: {
    statuses: {
      400: 'INVALID_OTP',
      401: 'INVALID_OTP',
      403: 'INVALID_OTP',
      404: 'INVALID_OTP',
      410: 'EXPIRED',
      422: 'INVALID_OTP',
    },
    fields: { email: 'email', Userotp: 'otp' },
  },
  login: {
    statuses: {
      400: 'INVALID_CREDENTIALS',
      401: 'INVALID_CREDENTIALS',
      403: 'INVALID_CREDENTIALS',
      404: 'INVALID_CREDENTIALS',
    },
    fields: { email: 'email', password: 'password' },
  },
  loginWithGoogle: {
    statuses: {
      400: 'INVALID_CREDENTIALS',
      401: 'INVALID_CREDENTIALS',
      403: 'INVALID_CREDENTIALS',
      404: 'INVALID_CREDENTIALS',
    },
    fields: { name: 'name', email: 'email', uid: 'uid', idToken: 'idToken' },
  },
  register: {
    statuses: { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields: { name: 'name', email: 'email', phone: 'phone', password: 'password', cpassword: 'password' },
  },
  requestPasswordReset: {
    statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
    fields: { email: 'email' },
  },
  resetPassword: {
    statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
    fields: { email: 'email', password: 'password', token: 'token' },
  },
  resetPasswordByToken: {
    statuses: { 400: 'EXPIRED', 401: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'INVALID_INPUT' },
    fields: { email: 'email', password: 'password', token: 'token' },
  },
  updateProfile: {
    statuses: { 400: 'INVALID_INPUT', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
    fields: { name: 'name', phone: 'phone' },
  },
} as const satisfies Record<string, ErrorMapping>;
