export const coats = ['#d9472f', '#2f6fa0', '#e0a63c', '#4f7a5a', '#f0efe9', '#6a5a86', '#3c4656', '#c77a8a']
